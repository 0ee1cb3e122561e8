/** For so many minutes after it was given, most calls that ask for the password do not ask again. */
export const RECENTLY = 15

/** The same for a call that asks each time: long enough to give the password and make the call. */
export const JUST_NOW = 1

/** The text of the 403 that asks for the password: give it to `POST /auth/confirm`, and make the call again. */
export const passwordNeeded = 'Please enter your password for this. Nothing was changed.'
