import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'
import { check, counts, csv, problemsOf, run, xlsx } from './testing/import-file.ts'

const server = useServer()

const head =
  'Building,Address,Manager,Phone,Floor,Position,Room,Bhent per day,Beds,Most guests,Toilet,Toilet type,AC'

const rooms = async () =>
  (
    await sql`select b.name, b.address, f.floor_number, f.position, r.room_number, r.price, r.has_toilet, r.toilet_type,
        r.has_ac, r.xmin::text as version, b.xmin::text as building
      from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = f.building_id
      order by b.name, r.room_number`.execute(server.db)
  ).rows

test('a venue is created from a file, and the same file changes nothing', async () => {
  const staff = await server.as('manage-buildings')
  const file = csv(`${head}
North,Gate 1,Mohan,0562 240000,G,L,1,500,2,3,yes,western,no
North,,,,1,दाएँ,11,"1,200.50",2,3,हाँ,देसी,1
South,,,,1,centre,11,Rs. 300,4,6,नहीं,,0
`)
  const checked = await check(staff, 'rooms', file)
  expect([counts(checked), checked.problems]).toEqual([[3, 0, 0], 0])
  expect(await rooms()).toEqual([])
  expect(counts(await run(staff, 'rooms', file))).toEqual([3, 0, 0])
  const made = await rooms()
  expect(made).toMatchObject([
    {
      name: 'North',
      address: 'Gate 1',
      floor_number: 0,
      position: 'LEFT',
      room_number: '1',
      price: '500.00',
      toilet_type: 'WESTERN',
    },
    {
      name: 'North',
      floor_number: 1,
      position: 'RIGHT',
      room_number: '11',
      price: '1200.50',
      toilet_type: 'DESI',
      has_ac: true,
    },
    {
      name: 'South',
      floor_number: 1,
      position: 'CENTER',
      room_number: '11',
      has_toilet: false,
      toilet_type: null,
    },
  ])
  expect(counts(await run(staff, 'rooms', file))).toEqual([0, 0, 3])
  expect(await rooms()).toEqual(made)
})

test('a room moves to the floor in the file, and values without a column stay', async () => {
  const staff = await server.as('manage-buildings')
  const before = await rooms()
  const file = await xlsx([
    ['भवन', 'मंज़िल', 'स्थिति', 'कमरा', 'प्रतिदिन भेंट', 'बिस्तर', 'अधिकतम अतिथि', 'शौचालय', 'एसी'],
    ['north', 2, 'R', 11, 1200.5, 2, 3, true, 'हाँ'],
    ['NORTH', 0, 'L', 1, 500, 2, 3, false, 'नहीं'],
    ['South', 1, 'C', '11', 300, 4, 6, 'no', 0],
  ])
  expect(counts(await run(staff, 'rooms', file))).toEqual([0, 2, 1])
  expect(await rooms()).toMatchObject([
    { name: 'North', address: 'Gate 1', room_number: '1', has_toilet: false, toilet_type: null },
    { name: 'North', floor_number: 2, position: 'RIGHT', room_number: '11', toilet_type: 'DESI' },
    before[2],
  ])
})

test('a change of only the building does not change its rooms', async () => {
  const staff = await server.as('manage-buildings')
  const before = (await rooms()) as { version: string }[]
  const file =
    csv(`building,address,floor_number,position,room_number,price,number_of_beds,max_occupiers,has_toilet,has_ac
South,Gate 2,1,C,11,300,4,6,no,no
`)
  expect(counts(await run(staff, 'rooms', file))).toEqual([0, 1, 0])
  const after = (await rooms()) as { version: string }[]
  expect(after[2]).toMatchObject({ address: 'Gate 2', version: before[2]?.version })
})

test('wrong cells of rooms are reported, contradictions and repetitions with the number of the other row', async () => {
  const staff = await server.as('manage-buildings')
  const before = await rooms()
  const checked = await check(
    staff,
    'rooms',
    csv(`${head}
East,Gate 3,,,1,L,1,500,2,3,no,DESI,no
East,Gate 4,,12,first,up,2,-1,2.5,0,maybe,round,
east,,,,1,L,1,500,2,3,yes,,no
`),
  )
  expect(await problemsOf(staff, checked)).toEqual([
    [2, 'Toilet type', 'DESI', 'A room without a toilet cannot have a toilet type'],
    [3, 'Address', 'Gate 4', 'Row 2 says Gate 3 for this building'],
    [3, 'Phone', '12', 'Please enter a phone number of 6 to 15 digits'],
    [3, 'Floor', 'first', 'Please enter a number'],
    [3, 'Position', 'up', 'Please enter LEFT, CENTER or RIGHT'],
    [3, 'Bhent per day', '-1', 'Must be 0 or more'],
    [3, 'Beds', '2.5', 'Please enter a whole number'],
    [3, 'Most guests', '0', 'Must be 1 or more'],
    [3, 'Toilet', 'maybe', 'Please enter yes or no'],
    [3, 'Toilet type', 'round', 'Please enter DESI or WESTERN'],
    [3, 'AC', '', 'This is a required field'],
    [4, 'Room', '1', 'Row 2 already has this room'],
  ])
  expect(await rooms()).toEqual(before)
})

test('a room whose number has Hindi digits or two blanks is the room with the normalised number, and may be in a file only once', async () => {
  const staff = await server.as('manage-buildings')
  const line = (building: string, number: string, price: number) =>
    `${building},,,,1,L,${number},${price},2,3,no,,no`
  expect(counts(await run(staff, 'rooms', csv(`${head}\n${line('East', '301', 100)}\n`)))).toEqual([1, 0, 0])
  const same = csv(`${head}\n${line('East', '३०१', 150)}\n`)
  expect(counts(await run(staff, 'rooms', same))).toEqual([0, 1, 0])
  const twice = csv(`${head}\n${line('East', '302', 100)}\n${line('East', '३०२', 100)}\n`)
  expect((await check(staff, 'rooms', twice)).problems).toBe(1)

  // The same holds for blanks between the words of a name: a spreadsheet hardly shows that there are two.
  expect(counts(await run(staff, 'rooms', csv(`${head}\n${line('Far Hall', 'A 1', 100)}\n`)))).toEqual([
    1, 0, 0,
  ])
  const blanks = csv(`${head}\n${line('Far  Hall', 'A  1', 150)}\n`)
  expect(counts(await run(staff, 'rooms', blanks))).toEqual([0, 1, 0])
  const again = csv(`${head}\n${line('Far Hall', 'A 2', 100)}\n${line('Far  Hall', 'A  2', 100)}\n`)
  expect((await check(staff, 'rooms', again)).problems).toBe(1)
})

test('a building may be named in Hindi, as screens show it: no second one is made, and a room may be in a file only once', async () => {
  const staff = await server.as('manage-buildings')
  const line = (building: string, price: number) => `${building},,,,1,L,7,${price},2,3,no,,no`
  const file = (...lines: string[]) => csv(`${head}\n${lines.join('\n')}\n`)
  await run(staff, 'rooms', file(line('Hindi Niwas', 100)))
  await sql`update buildings set name_hi = 'हिन्दी निवास' where name = 'Hindi Niwas'`.execute(server.db)
  expect(counts(await run(staff, 'rooms', file(line('हिन्दी निवास', 150))))).toEqual([0, 1, 0])
  const there = (await rooms()) as { name: string; price: string }[]
  expect(there.filter(({ name }) => /Hindi|हिन्दी/.test(name))).toMatchObject([
    { name: 'Hindi Niwas', price: '150.00' },
  ])
  const twice = await check(staff, 'rooms', file(line('Hindi Niwas', 100), line('हिन्दी निवास', 100)))
  expect(await problemsOf(staff, twice)).toEqual([[3, 'Room', '7', 'Row 2 already has this room']])
})
