import hashlib
import hmac
import re
import time


def verify(body, header, secret, now=None, tolerance=300):
    """Whether a webhook is genuine and fresh.

    body: the raw request body, bytes; header: the value of Service-Signature.
    """
    parts = [part.partition("=")[::2] for part in header.split(",")]
    t = next((value for name, value in parts if name == "t"), "")
    if not re.fullmatch("[0-9]{1,12}", t):
        return False
    if abs((time.time() if now is None else now) - int(t)) > tolerance:
        return False
    digest = hmac.new(secret.encode(), f"{t}.".encode() + body, hashlib.sha256)
    expected = digest.hexdigest().encode()
    return any(
        name == "v1" and hmac.compare_digest(value.encode(), expected)
        for name, value in parts
    )
