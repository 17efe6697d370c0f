<?php

/**
 * Whether a webhook is genuine and fresh.
 * $body: the raw request body, file_get_contents('php://input');
 * $header: the value of Service-Signature, $_SERVER['HTTP_SERVICE_SIGNATURE'].
 */
function verify(string $body, string $header, string $secret, ?int $now = null, int $tolerance = 300): bool
{
    $t = '';
    $given = [];
    foreach (explode(',', $header) as $part) {
        [$name, $value] = explode('=', $part, 2) + [1 => ''];
        if ($name === 't' && $t === '') {
            $t = $value;
        }
        if ($name === 'v1') {
            $given[] = $value;
        }
    }
    if (!preg_match('/\A[0-9]{1,12}\z/', $t) || abs(($now ?? time()) - (int) $t) > $tolerance) {
        return false;
    }
    $expected = hash_hmac('sha256', "$t.$body", $secret);
    foreach ($given as $each) {
        if (hash_equals($expected, $each)) {
            return true;
        }
    }
    return false;
}
