/** The number of minutes for which most calls that require the password accept an entered one. */
export const RECENTLY = 15

/** The number of minutes for calls that require the password each time: enough to enter it and to make the call. */
export const JUST_NOW = 1

/**
 * The text of the 403 that requires the password. The client sends the password to `POST /auth/confirm` and repeats the
 * call.
 */
export const passwordNeeded = 'Please enter your password for this. Nothing was changed.'
