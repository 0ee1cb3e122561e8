import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it.each([
  ['preview', { kind: 'preview' }],
  ['tcp://192.168.1.50', { kind: 'tcp', host: '192.168.1.50', port: 9100 }],
  ['tcp://printer.local:9101', { kind: 'tcp', host: 'printer.local', port: 9101 }],
  ['tcp://[fd00::5]:9100', { kind: 'tcp', host: 'fd00::5', port: 9100 }],
  ['file:/dev/usb/lp0', { kind: 'file', path: '/dev/usb/lp0' }],
  ['file:\\\\localhost\\Receipts', { kind: 'file', path: '\\\\localhost\\Receipts' }],
  ['cups:Counter_1', { kind: 'cups', queue: 'Counter_1' }],
])('PRINT_TO=%s', (value, target) => {
  expect(readSettings({ PRINT_TO: value }).printTo).toEqual(target)
})

it('by default prints pictures of 80 mm paper, for the web app on this machine', () => {
  expect(readSettings({ PRINT_TO: '' })).toMatchObject({
    port: 8000,
    printTo: { kind: 'preview' },
    paper: 80,
    origins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
  })
  expect(readSettings({ PRINT_ORIGINS: 'https://nivas.example.org/, http://10.0.0.5:3000' }).origins).toEqual(
    ['https://nivas.example.org', 'http://10.0.0.5:3000'],
  )
})

it('names every wrong setting, in one line', () => {
  const wrong = {
    PRINT_PORT: 'x',
    PRINT_TO: 'cups:-oops',
    PRINT_PAPER: '76',
    PRINT_ORIGINS: 'nivas.example.org',
    VENUE_TZ: 'Nowhere',
  }
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(name)
  expect(() => readSettings({ PRINT_PORT: '65536' })).toThrow('PRINT_PORT must be a port')
})
