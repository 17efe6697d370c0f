require "openssl"

# Whether a webhook is genuine and fresh.
# body: the raw request body, request.body.read; header: the value of Service-Signature.
def verify(body, header, secret, now: Time.now.to_i, tolerance: 300)
  parts = header.split(",").map { |part| part.split("=", 2) }
  t = parts.find { |name, _| name == "t" }&.last.to_s
  return false unless t.match?(/\A[0-9]{1,12}\z/) && (now - t.to_i).abs <= tolerance

  digest = OpenSSL::HMAC.new(secret, "SHA256")
  digest << "#{t}." << body
  expected = digest.hexdigest
  parts.any? { |name, value| name == "v1" && OpenSSL.secure_compare(value.to_s, expected) }
end
