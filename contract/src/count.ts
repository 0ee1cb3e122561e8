/** Made at its first use, as in `rupees.ts`. */
let counts: Intl.NumberFormat | undefined

/** A count with Indian grouping: 1,23,456. */
export const formatCount = (count: number): string => {
  counts ??= new Intl.NumberFormat('en-IN')
  return counts.format(count)
}
