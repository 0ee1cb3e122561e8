import * as z from 'zod'
import { singleBlanks } from '../fields.ts'
import { numberCell } from '../imports/cells.ts'
import { issueOf } from '../messages.ts'
import { say } from '../texts.ts'
import { cost, MOST_CHARGES } from './forms.ts'

/** A charge of a house in a file: the name of its Bhaint type, and the amount of this house. */
export type NamedCharge = { name: string; amount: number }

const amountCell = numberCell(cost)

/** 'Electricity units: 7.50; Line upkeep: 60'; null when the cell is empty. */
export const chargesCell = z.string().transform((cell, context): NamedCharge[] | null => {
  const wrong = (part: string) => {
    context.addIssue(issueOf(say('Please enter a Bhaint type and its amount, such as Line upkeep: 60')))
    return part
  }
  const parts = cell.split(/[;\n]/).map((part) => part.trim())
  const charges = parts.filter(Boolean).flatMap((part) => {
    const at = Math.max(part.lastIndexOf(':'), part.lastIndexOf('='))
    const name = singleBlanks(part.slice(0, Math.max(at, 0)))
    const amount = amountCell.safeParse(part.slice(at + 1).trim())
    if (name !== '' && name.length <= 200 && amount.success) return [{ name, amount: amount.data }]
    wrong(part)
    return []
  })
  const names = new Set(charges.map(({ name }) => name.toLowerCase()))
  if (names.size < charges.length) context.addIssue(issueOf('The same Bhaint type is listed twice'))
  if (charges.length > MOST_CHARGES)
    context.addIssue(issueOf(say('At most {{count}}', { count: MOST_CHARGES })))
  return charges.length === 0 ? null : charges
})
