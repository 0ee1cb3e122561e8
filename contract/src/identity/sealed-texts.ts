/**
 * The format in which a browser seals texts that only the server can open: HPKE (RFC 9180) in base mode with
 * DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM, with the idempotency key of the submission as `aad`. Sent as
 * base64 of the version, the encapsulated key and the ciphertext of a JSON object.
 */
export const sealedTexts = { version: 2, info: 'nivas kept entry', encapsulated: 65 } as const
