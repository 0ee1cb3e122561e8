import * as z from 'zod'

/** A satsangi of the registry, with the fields that fill forms; `main_name` is the full name. */
export const Customer = z.object({
  id_card_no: z.string(),
  main_name: z.string(),
  dob: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
})

/** A satsangi in search results: with enough data to distinguish people of the same name. */
export const FoundCustomer = Customer.extend({ father_name: z.string() })
