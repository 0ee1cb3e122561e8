import { expect, it } from 'vitest'
import { isOwnMachine } from './address.ts'

it.each(['http://localhost:8000/print/', 'http://127.0.0.1:8013/print/', 'http://localhost/'])(
  'receipts may go to %s',
  (address) => expect(isOwnMachine(address)).toBe(true),
)

it.each([
  'http://192.168.1.9:8000/print/',
  'http://localhost.example.org/print/',
  'http://127.0.0.1.example.org/',
  'http://localhost@example.org/',
  'http://a:b@localhost/',
  'https://localhost/',
  'javascript:alert(1)',
  'localhost:8000',
  '',
])('receipts never leave the machine: %s is refused', (address) => expect(isOwnMachine(address)).toBe(false))
