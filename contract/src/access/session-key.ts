/**
 * The header of a session's key. The server sends the key once, when the session starts; the browser sends it with
 * every request. The cookie without the key opens no session, so a browser that deletes the key is signed out, even
 * offline.
 */
export const SESSION_KEY = 'X-Session-Key'
