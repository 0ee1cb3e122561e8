import { say, type Text } from '@nivas/contract/texts.ts'
import { wrongField } from '../http/refusal.ts'
import { hashPassword } from './passwords.ts'

/** The owner of the password. */
type Owner = { name: string; email: string }

/** Checks a new password and hashes it. */
export type HashNew = (password: string, owner: Owner) => Promise<string>

let known: Promise<ReadonlySet<string>> | undefined

/** Reads 49,000 leaked passwords in lower case, when the first new password is chosen. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}

/** Returns what is wrong with a new password that its schema accepts; undefined when nothing is. */
export async function faultOf(password: string, least: number, owner: Owner): Promise<Text | undefined> {
  if (password.length < least)
    return say('Required password containing at least {{count}} characters', { count: least })
  const typed = password.toLowerCase()
  const own = [owner.name, owner.email, owner.email.split('@')[0] ?? ''].map((text) => text.toLowerCase())
  if (own.includes(typed))
    return say('Your name or email address cannot be your password. Please choose another one.')
  known ??= commonPasswords()
  if ((await known).has(typed))
    return say('This is one of the most common passwords. Please choose another one.')
  return undefined
}

/**
 * @param least the minimum length of a new password, a setting
 * @returns a function that hashes a password, or refuses it at its field
 */
export const hashNewBy =
  (least: number): HashNew =>
  async (password, owner) => {
    const fault = await faultOf(password, least, owner)
    if (fault) throw wrongField('password', fault)
    return hashPassword(password)
  }
