import * as z from 'zod'

/** A satsangi of the registry as forms fill themselves in; `main_name` is the whole name. */
export const Customer = z.object({
  id_card_no: z.string(),
  main_name: z.string(),
  dob: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
})

/** A satsangi as a search shows them: enough to tell two of one name apart. */
export const FoundCustomer = Customer.extend({ father_name: z.string() })
