import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer()

/** Requests an address as a browser opens it. */
const open = (path: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
  fetch(server.origin + path, { headers: { accept }, redirect: 'manual' })

it.each([
  ['/login', '/#/login'],
  ['/reset-password?email=a%40b.in&token=x', '/#/reset-password?email=a%40b.in&token=x'],
  ['/apis', '/#/apis'],
])('a browser that opens %s comes to the screen', async (path, screen) => {
  const { status, headers } = await open(path)
  expect([status, headers.get('location')]).toEqual([302, screen])
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
})

it.each(['/api', '/api/nothing', '/api/nothing?as=html', '/nothing.js', '/assets/old.css'])(
  'nothing is at %s, for a browser too',
  async (path) => {
    const { status, headers } = await open(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  },
)

it('an address that names another site does not redirect to it', async () => {
  const { headers } = await open('//elsewhere/login')
  expect([null, '/#//elsewhere/login']).toContain(headers.get('location'))
})

it('a program that does not accept HTML gets a 404', async () => {
  expect((await open('/login', '*/*')).status).toBe(404)
})
