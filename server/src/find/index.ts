import { find as calls } from '@nivas/contract/find/calls.ts'
import { bind } from '../http/bind.ts'
import { findRecords } from './find-records.ts'
import type { Finder } from './finder.ts'

export { candidatesOf, endsSo, type Finder, type Wanted, type Way, waysToName } from './finder.ts'

/** The area of one server, with the finders of all areas. */
export const find = (finders: readonly Finder[]) => bind('find', calls, { records: findRecords(finders) })
