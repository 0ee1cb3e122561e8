import { dashboard as calls } from '@nivas/contract/dashboard/calls.ts'
import { bind } from '../http/bind.ts'
import { countFigures } from './count-figures.ts'
import type { Figure } from './figure.ts'

export { type Figure, figuresOf } from './figure.ts'

/** The area of one server, with the figures of all areas. */
export const dashboard = (figures: readonly Figure[]) =>
  bind('dashboard', calls, { figures: countFigures(figures) })
