import * as z from 'zod'
import { blank, flag, id, ifMissing, money, requiredText, singleBlanks } from '../fields.ts'
import { known } from '../known.ts'
import { text as messages } from '../messages.ts'
import { contains, pageQuery } from '../page.ts'
import { personName } from '../people.ts'
import { description } from './description.ts'
import { LARGEST_READING, TOO_MANY_DIGITS } from './reading.ts'

export const name = personName.transform(singleBlanks)

/** The specification's `id` for a record that is created. */
const addNew = z.literal('AddNew').optional()

/** A rate or a monthly charge, in rupees. */
export const cost = money.max(99_999.99)

const ChargeFields = z.object({ chargeName: name, cost, isFixed: flag, active: flag })
/**
 * `POST /electrical/chargeType/addChargeType`: `cost` is rupees per month for a fixed charge, otherwise per
 * unit.
 */
export const NewCharge = ChargeFields.extend({ id: addNew })
/** Omitted fields stay. */
export const EditCharge = ChargeFields.partial().extend({ id, known })

const LineFields = z.object({ lineName: name, description, isEnabled: flag })
/** `POST /electrical/electricLine/addElectricLine`. */
export const NewLine = LineFields.extend({ id: addNew })
/** Omitted fields stay. */
export const EditLine = LineFields.partial().extend({ id, known })

/** The name of a group, which may contain the number of a lane or a sector, and the joiners of Hindi. */
const groupName = requiredText(200)
  .refine(
    (value) =>
      blank(value) || (/^[-\p{L}\p{M}\p{N}\s./\u200c\u200d]+$/u.test(value) && /[\p{L}\p{N}]/u.test(value)),
    'Please enter letters, digits, spaces, dots, slashes and hyphens only',
  )
  .transform(singleBlanks)

/** `POST /electrical/satsangiGroup/addGroup`. */
export const NewGroup = z.object({ name: groupName })
export const EditGroup = NewGroup.extend({ id, known })

/** A number as written on a house or on a meter. */
export const signed = (max: number) =>
  z
    .string({ error: ifMissing(messages.required) })
    .max(max)
    .refine(
      (value) => value.trim() === '' || /^[\p{L}\p{M}\p{N}\s./-]+$/u.test(value),
      'Please enter letters, digits, spaces, dots, slashes and hyphens only',
    )
    .transform((value) => value.trim())
const optionalSigned = z
  .union([signed(40), z.null()])
  .optional()
  .transform((value) => value || null)

/** The most Bhaint types of a house. */
export const MOST_CHARGES = 200

const charges = z
  .array(z.object({ id, amount: cost, enabled: flag }))
  .max(MOST_CHARGES)
  .refine(
    (all) => new Set(all.map((one) => one.id)).size === all.length,
    'The same Bhaint type is listed twice',
  )

const ProfileFields = z.object({
  name,
  meterno: optionalSigned,
  electricline: id,
  groupid: id,
  metertype: optionalSigned,
  chargeTypes: charges,
})

const firstreading = (
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    money.max(LARGEST_READING, TOO_MANY_DIGITS).optional(),
  ) as z.ZodType<number | undefined, number | '' | null | undefined>
).optional()

/** `POST /electrical/profile/addProfile`; `firstreading` is the meter's reading before its first month. */
export const NewProfile = ProfileFields.extend({
  houseno: signed(20).refine((value) => value !== '', messages.required),
  firstreading,
})

/**
 * `POST /electrical/profile/updateProfile`: the house number and omitted fields stay, and so do Bhaint types
 * that `chargeTypes` does not name. The first reading can be changed until the house is read.
 */
export const EditProfile = ProfileFields.extend({ enabled: flag })
  .partial()
  .extend({ id, firstreading, known })

/** `POST /electrical/profile/changeFamily`; `reading` is the meter's on the day of the change. */
export const ChangeFamily = z.object({ id, name, reading: money.max(LARGEST_READING, TOO_MANY_DIGITS) })

/** `GET /electrical/profiles`, in the natural order of house numbers. */
export const ProfilesQuery = pageQuery(
  ['houseno', 'name'],
  { name: contains, houseno: contains, enabled: z.enum(['1', '0']).optional() },
  'asc',
)
