/** Minutes after the password was entered during which most calls that require it accept it. */
export const RECENTLY = 15

/** The same for calls that require it each time: enough to enter the password and make the call. */
export const JUST_NOW = 1

/** The text of the 403 that asks for the password: send it to `POST /auth/confirm`, and repeat the call. */
export const passwordNeeded = 'Please enter your password for this. Nothing was changed.'
