# Runs a server that must not outlive whoever started it: sh keeper.sh SIGNAL COMMAND ...
# Writes the server's pid to fd 4. Fd 3 is a pipe from the launcher: when it closes, however the launcher ended, the server
# gets SIGNAL, and after 10 s SIGKILL. Ends with the server's exit code.
signal=$1
shift
"$@" </dev/null 3<&- 4>&- &
server=$!
echo "$server" >&4
exec 4>&-
(
  read -r _ <&3
  kill -s "$signal" "$server"
  left=100
  while [ "$left" -gt 0 ] && kill -0 "$server"; do
    sleep 0.1
    left=$((left - 1))
  done
  kill -s KILL "$server"
) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
