/**
 * The header of a session's key. The server sends it once, when the session starts; the browser sends it with every request.
 * The cookie alone opens nothing, so a browser that deletes the key has signed out, also without a network.
 */
export const SESSION_KEY = 'X-Session-Key'
