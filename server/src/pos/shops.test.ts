import type { Call } from '@nivas/contract/call.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { type Permission, permissionNames } from '@nivas/contract/permissions.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { MOST_IMAGE_BYTES } from '@nivas/contract/pos/image.ts'
import { type SystemId, systemIds, systems } from '@nivas/contract/pos/systems.ts'
import { describe, expect, it } from 'vitest'
import { makeIds, samplesOf } from '../testing/samples/sample.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { makeProduct } from './testing/make-product.ts'
import { aPicture, makePicture } from './testing/picture.ts'
import { saleCall, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })

/** Returns all permissions whose names begin like those of a shop. */
const ofShop = (shop: SystemId): Permission[] =>
  permissionNames.filter((name) => name.startsWith(`${systems[shop].counter}-`))

const all = Object.entries(calls) as [string, Call][]
const fieldsOf = ({ params, query, body }: Call) => ({ ...params?.shape, ...query?.shape, ...body?.shape })
/** The call of each shop for sales. */
const withShop = all.filter(([, call]) => 'systemid' in fieldsOf(call) && !call.outbox)
const ofOneRecord = withShop.filter(([, call]) => 'id' in fieldsOf(call))

describe('the permissions of one shop', () => {
  it.each(withShop)('%s does not open another shop, in any spelling of its id', async (name, call) => {
    const ids = await makeIds(server)
    for (const shop of systemIds) {
      const staff = await server.as(...ofShop(shop))
      const [sample] = await samplesOf(`pos.${name}`, call, ids)
      for (const other of systemIds.filter((id) => id !== shop))
        for (const systemid of [other, String(other)]) {
          const { status } = await staff.send(call, { ...sample, systemid } as never)
          expect([shop, other, status]).toEqual([shop, other, 403])
        }
      for (const systemid of [0, 4, -1, 1.5, '01', ' 1', '1,2', [1, 2], {}, true, null]) {
        const { status } = await staff.send(call, { ...sample, systemid } as never)
        expect([200, 404].includes(status) && systemid !== null, JSON.stringify([systemid, status])).toBe(
          false,
        )
      }
    }
  })

  it.each(systemIds)('the call for sales of shop %i is valid only for this shop', async (own) => {
    const till = await atTill(server, 'office-pos', 'bookcentre-pos', 'bhandarghar-pos')
    for (const shop of systemIds) {
      const product = await makeProduct(server, { shop })
      const { id: session } = await sessionOf(till, shop)
      const [call] = saleCall(till, ticketOf(own, session, []))
      const staff = await atTill(server, ...ofShop(shop))
      for (const systemid of [1, 2, 3, '1', '2', '3', 0, 4, [own], null, undefined]) {
        const sale = {
          ...ticketOf(shop, session, [{ product: product.id, category: product.category }]),
          systemid,
        }
        const { status } = await staff.send(
          call as Call,
          (own === 1 ? { officesale: sale } : { ...sale, officesale: sale }) as never,
        )
        // The session belongs to another person's till, so staff of the shop are refused too, but not for the
        // permission.
        const expected = shop === own ? [400, 422] : [403]
        expect(expected, JSON.stringify([own, shop, systemid, status])).toContain(status)
      }
    }
  })

  it.each(ofOneRecord)(
    '%s does not reach a record of another shop under the id of its own, whatever else it sends',
    async (name, call) => {
      const ids = await makeIds(server)
      const [sample = {}] = await samplesOf(`pos.${name}`, call, ids)
      // The samples are of the book centre.
      const staff = await server.as(...ofShop(1))
      const { id } = sample as { id: number }
      const whole = { ...sample, systemid: 1 }
      const alone = Object.entries(whole).map(([field, value]) => ({ systemid: 1, id, [field]: value }))
      const spoilt = {
        mealtype: 'L',
        from: '2020-01-01',
        pricefrom: '2020-01-01',
        counted: 0,
        known_stock: 9,
      }
      const others = Object.entries(spoilt).flatMap(([field, value]) => [
        { systemid: 1, id, [field]: value },
        { ...whole, [field]: value },
      ])
      const known = { name: 'As a form showed it', enabled: 0 }
      for (const sent of [whole, ...alone, ...others, { ...whole, name: 'Another', enabled: 1, known }]) {
        const isValid = call.body?.safeParse(sent).success ?? true
        const { status, body } = await staff.send(call, sent as never)
        const isEmpty = Array.isArray(body.data) && body.data.length === 0
        expect([status, sent]).toEqual([isEmpty ? 200 : isValid ? 404 : 422, sent])
      }
    },
  )

  it('show only records of their own shop in lists without a shop', async () => {
    for (const shop of systemIds) await makeProduct(server, { shop })
    for (const shop of systemIds) {
      const staff = await server.as(systems[shop].products)
      for (const call of [calls.products, calls.categories]) {
        const rows = await staff.data(call, { per_page: 200 })
        expect(rows.length).toBeGreaterThan(0)
        expect(new Set(rows.map(({ systemid }) => systemid))).toEqual(new Set([shop]))
      }
    }
  })

  it('show only the pictures of their own shop', async () => {
    const get = async (shop: SystemId, id: number | string) => {
      const { session } = await server.as(...ofShop(shop))
      return fetch(`${server.origin}/api/pos/images/${id}`, { headers: { ...session } })
    }
    const id = await makePicture(server, 2)
    const own = await get(2, id)
    expect([own.status, own.headers.get('content-type'), own.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ])
    expect(own.headers.get('cache-control')).toContain('private')
    expect((await own.arrayBuffer()).byteLength).toBeGreaterThan(60)
    for (const [shop, asked] of [
      [1, id],
      [3, id],
      [2, 2_000_000_000],
      [2, 'x'],
      [2, '1e9'],
    ] as const)
      expect((await get(shop, asked)).status).toBe(404)
    expect((await fetch(`${server.origin}/api/pos/images/${id}`)).status).toBe(401)
    const { session } = await server.as('bhandarghar-devices')
    expect((await fetch(`${server.origin}/api/pos/images/${id}`, { headers: { ...session } })).status).toBe(
      403,
    )
  })

  it('are exactly the ones that the contract names for a shop', () => {
    for (const [, call] of withShop)
      for (const shop of systemIds)
        for (const name of permissionNames)
          if (
            call !== calls.products &&
            call !== calls.categories &&
            mayPass(call.permission, new Set([name]), { systemid: shop })
          )
            expect(name.startsWith(systems[shop].counter)).toBe(true)
  })
})

describe('a picture', () => {
  const send = async (bytes: Uint8Array, type = 'image/png') =>
    (await server.as('office-products')).send(calls.uploadImage, {
      systemid: 1,
      file: new Blob([new Uint8Array(bytes)], { type }),
    })

  it('is stored once for the same bytes, with the type of its bytes', async () => {
    const first = await send(aPicture)
    expect(first.status).toBe(200)
    expect((await send(aPicture, 'image/webp')).body.data).toEqual(first.body.data)
    const row = await server.db
      .selectFrom('pos_images')
      .select('type')
      .where('id', '=', first.body.data.id)
      .executeTakeFirst()
    expect(row).toEqual({ type: 'image/png' })
  })

  it('that has been unused for a day is deleted with the next upload, unless a product takes it concurrently', async () => {
    const [used, unused] = [await makePicture(server, 1), await makePicture(server, 1)]
    const old = { made_at: new Date(Date.now() - 2 * 86_400_000) }
    await server.db.updateTable('pos_images').set(old).where('id', 'in', [used, unused]).execute()
    const product = await makeProduct(server, { shop: 1 })
    await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('pos_products').set({ image_id: used }).where('id', '=', product.id).execute()
      expect((await send(aPicture)).status).toBe(200)
    })
    const kept = server.db.selectFrom('pos_images').select('id').where('id', 'in', [used, unused])
    expect(await kept.execute()).toEqual([{ id: used }])
  })

  it('is refused when the file is not a picture, is empty, or is larger than 500 kB', async () => {
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    expect((await send(svg)).body.errors).toEqual({
      file: ['A file of this type cannot be used here. Please choose another one.'],
    })
    const large = Buffer.concat([aPicture, Buffer.alloc(MOST_IMAGE_BYTES)])
    expect((await send(large)).body.message).toBe('This file is too large. Please choose a smaller one.')
    const staff = await server.as('office-categories')
    const category = { systemid: 1, name: 'X', enabled: 1, ismain: 1 } as const
    for (const base64Image of [Buffer.from(svg).toString('base64'), 'not base64!'])
      expect((await staff.send(calls.addCategory, { ...category, base64Image })).status).toBe(422)
  })
})

describe('a device', () => {
  it('is added in any usual form of its address, listed, filtered and changed', async () => {
    const staff = await server.as('bhandarghar-devices')
    const added = await staff.send(calls.addDevice, {
      mac: 'aa-bb-cc-dd-ee-0f',
      description: 'Till 1',
      enabled: 1,
    })
    expect(added.body).toMatchObject({
      message: 'Record updated successfully.',
      data: { mac: 'AA:BB:CC:DD:EE:0F', description: 'Till 1', enabled: 1 },
    })
    for (const mac of ['AABBCCDDEE0F', 'aabb.ccdd.ee0f', ' AA:BB:CC:DD:EE:0F ']) {
      const { status, body } = await staff.send(calls.addDevice, { mac, enabled: 1 })
      expect([status, body.errors]).toEqual([422, { mac: ['A device with this address already exists'] }])
    }
    for (const mac of ['AA:BB:CC:DD:EE', 'AA:BB:CC:DD:EE:FG', 'AA:BB-CC:DD:EE:FF'])
      expect((await staff.send(calls.addDevice, { mac, enabled: 1 })).body.errors).toEqual({
        mac: ['Please enter an address such as AA:BB:CC:DD:EE:FF'],
      })
    const { id } = added.body.data
    const changed = { id, mac: '02:00:00:00:00:01', description: null, enabled: 0 } as const
    expect(await staff.data(calls.updateDevice, changed)).toEqual(changed)
    expect(await staff.data(calls.devices, { mac: '0200', enabled: '0' })).toEqual([changed])
    expect((await staff.send(calls.updateDevice, { ...changed, id: 2_000_000_000 })).status).toBe(404)
    // Omitted fields stay.
    const described = { ...changed, description: 'Till 2' }
    expect(await staff.data(calls.updateDevice, { id, description: 'Till 2' })).toEqual(described)
    expect(await staff.data(calls.updateDevice, { id })).toEqual(described)
    expect(await staff.data(calls.updateDevice, { id, description: ' ' })).toEqual(changed)
  })
})
