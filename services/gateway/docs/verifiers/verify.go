package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
)

const tolerance = 300 * time.Second

// Verify tells whether a webhook is genuine and fresh.
// body is the raw request body, header the value of Service-Signature.
func Verify(body []byte, header, secret string, now time.Time) bool {
	var t string
	var given []string
	for _, part := range strings.Split(header, ",") {
		name, value, _ := strings.Cut(part, "=")
		if name == "t" && t == "" {
			t = value
		}
		if name == "v1" {
			given = append(given, value)
		}
	}
	seconds, err := strconv.ParseUint(t, 10, 40)
	if err != nil || now.Sub(time.Unix(int64(seconds), 0)).Abs() > tolerance {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(t + "."))
	mac.Write(body)
	expected := []byte(hex.EncodeToString(mac.Sum(nil)))
	for _, each := range given {
		if hmac.Equal([]byte(each), expected) {
			return true
		}
	}
	return false
}
