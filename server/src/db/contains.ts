/** The pattern for `ilike` that finds this text anywhere, whatever signs it is made of. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
