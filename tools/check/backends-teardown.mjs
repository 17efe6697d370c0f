export default () => globalThis.backends?.stop()
