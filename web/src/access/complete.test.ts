import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { permissionList } from '@nivas/contract/permissions.ts'
import { expect, test } from 'vitest'
import base from '../languages/hi.ts'
import { areaName } from './areas.ts'
import { recordName, recordTypes } from './call-words.ts'
import hi from './hi.ts'

const missing = (texts: readonly string[]) => texts.filter((text) => !{ ...base, ...hi }[text])

test('what every permission allows is there in Hindi', () => {
  expect(missing(permissionList.flatMap(([, area, allows]) => [areaName(area), allows]))).toEqual([])
})

test('what every call that changes something does is there in Hindi, for the audit', () => {
  const calls = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Call>))
  const said = calls.filter(({ writes }) => writes).map(({ summary }) => summary)
  expect(missing([...said, ...recordTypes().map(recordName)])).toEqual([])
})
