import { expect, test } from 'vitest'
import { storeValue } from '../../api/stored-value.ts'
import { forgetScan, rememberScan, scannedBefore } from './scan-memory.ts'

const scan = { code: 'M-1', meal: 'L', day: '2026-11-28' } as const

test('a damaged memory of served portions is empty, and remembers the next one', async () => {
  for (const damaged of ['', 'null', '5', '{"day":"2026-11-28"}', '{"day":"2026-11-28","scans":null}']) {
    storeValue('nivas.meals-served', damaged)
    await forgetScan(scan)
    storeValue('nivas.meals-served', damaged)
    expect(await scannedBefore(scan)).toBeUndefined()
    await rememberScan({ ...scan, time: '12:00', eaten: null, of: 1 })
    expect(await scannedBefore(scan)).toEqual({ time: '12:00', certain: true })
  }
})
