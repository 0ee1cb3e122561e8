import { say } from '@nivas/contract/texts.ts'
import { roomsColumns } from '@nivas/contract/venue/rooms-columns.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

const roomTitle = roomsColumns.find((column) => column.name === 'room_number')?.title

/**
 * The values of a building from its rows; they may be in each row or only in one. Values without a column stay
 * unchanged.
 */
const details = sql`(select lower(building) as key, min(building) as name,
  coalesce(max(nullif(address, '')), '') as address, coalesce(max(nullif(manager, '')), '') as manager,
  coalesce(max(nullif(phone, '')), '') as phone from staged group by 1)`

const withColumn = (present: readonly string[]) =>
  ['address', 'manager', 'phone'].filter((name) => present.includes(name))

const list = (names: readonly string[], table: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(`${table}.${name}`)))

const differs = (names: readonly string[], one: string, other: string) =>
  names.length > 0 ? sql`row(${list(names, one)}) is distinct from row(${list(names, other)})` : sql`false`

/** A room without a toilet has no toilet type. */
const toiletType = (present: readonly string[]) =>
  present.includes('toilet_type') ? sql`s.toilet_type` : sql`case when s.has_toilet then r.toilet_type end`

const roomDiffers = (present: readonly string[]) => sql`row(f.floor_number, f.position, r.price,
    r.number_of_beds, r.max_occupiers, r.has_toilet, r.toilet_type, r.has_ac)
  is distinct from row(s.floor_number, s.position, s.price,
    s.number_of_beds, s.max_occupiers, s.has_toilet, ${toiletType(present)}, s.has_ac)`

/** Each row of the file with its existing room, if there is one: `s` staged, `r` rooms, `f` floors, `b` buildings. */
const rowsWithRooms = sql`staged s left join buildings b on lower(b.name) = lower(s.building)
  left join rooms r on r.building_id = b.id and lower(r.room_number) = lower(s.room_number)
  left join floors f on f.id = r.floor_id`

/**
 * Replaces Hindi names of buildings by their names: a file may name a building in Hindi, as the screens of its writer
 * do. If another building has that text as its own name, the row is for that building. If two buildings have the same
 * Hindi, the older one is taken.
 */
async function takeNamesInHindi(trx: Transaction<DB>): Promise<void> {
  await sql`update staged s set building = b.name from buildings b
    where b.id = (select min(id) from buildings where lower(name_hi) = lower(s.building))
      and not exists (select from buildings own where lower(own.name) = lower(s.building))`.execute(trx)
  // The file was read without the database, so two rows may be the same room, under both names of its building.
  await sql`insert into staged_problems (row_number, column_title, value, text)
    select row_number, ${roomTitle}, room_number, jsonb_set(${JSON.stringify(say('Row {{row}} already has this room', { row: 0 }))}::jsonb, '{values,row}', to_jsonb(first))
    from (select row_number, room_number,
        min(row_number) over (partition by lower(building), lower(room_number)) as first from staged) s
    where row_number > first`.execute(trx)
}

/** Imports buildings, floors and rooms from a table `staged`. */
export const roomsImport = {
  table: sql`building text, address text, manager text, phone text, floor_number int, position text,
    room_number text, price numeric(12, 2), number_of_beds int, max_occupiers int, has_toilet boolean,
    toilet_type text, has_ac boolean`,

  /**
   * Makes the table `compared` with the outcome of each row. A room also counts as changed when its building changes.
   */
  compare: async (trx: Transaction<DB>, present: readonly string[]): Promise<void> => {
    await takeNamesInHindi(trx)
    await sql`create temp table compared on commit drop as
      select s.row_number, case when r.id is null then 'new'
          when ${roomDiffers(present)} or ${differs(withColumn(present), 'b', 'd')} then 'changed'
          else 'unchanged' end as outcome
        from ${rowsWithRooms} join ${details} d on d.key = lower(s.building)`.execute(trx)
  },

  /** Writes all rows in one step, because a venue has at most thousands of rooms. */
  write: async (trx: Transaction<DB>, present: readonly string[]): Promise<void> => {
    await writeBuildings(trx, withColumn(present))
    await sql`insert into floors (building_id, floor_number, position)
      select distinct b.id, s.floor_number, s.position from staged s
        join buildings b on lower(b.name) = lower(s.building) on conflict do nothing`.execute(trx)
    // Locks rooms in the same order as the desks do, which prevents a deadlock.
    await sql`select r.id from rooms r where r.id in (select r.id from ${rowsWithRooms}
      where ${roomDiffers(present)}) order by r.id for update`.execute(trx)
    await sql`update rooms set floor_id = n.floor_id, price = n.price, number_of_beds = n.number_of_beds,
        max_occupiers = n.max_occupiers, has_toilet = n.has_toilet, toilet_type = n.toilet_type, has_ac = n.has_ac
      from (select r.id, g.id as floor_id, s.price, s.number_of_beds, s.max_occupiers, s.has_toilet,
            ${toiletType(present)} as toilet_type, s.has_ac
          from ${rowsWithRooms} join floors g on g.building_id = b.id
            and g.floor_number = s.floor_number and g.position = s.position
          where r.id is not null and ${roomDiffers(present)}) n
      where rooms.id = n.id`.execute(trx)
    await sql`insert into rooms (building_id, floor_id, room_number, price, number_of_beds, max_occupiers,
        has_toilet, toilet_type, has_ac)
      select b.id, g.id, s.room_number, s.price, s.number_of_beds, s.max_occupiers, s.has_toilet,
          ${toiletType(present)}, s.has_ac
        from ${rowsWithRooms} join floors g on g.building_id = b.id
          and g.floor_number = s.floor_number and g.position = s.position
        where r.id is null`.execute(trx)
  },
}

async function writeBuildings(trx: Transaction<DB>, present: readonly string[]): Promise<void> {
  await sql`insert into buildings (name, address, manager, phone) select name, address, manager, phone
    from ${details} d on conflict (lower(name)) do nothing`.execute(trx)
  if (present.length === 0) return
  const set = sql.join(present.map((name) => sql`${sql.ref(name)} = ${sql.ref(`d.${name}`)}`))
  await sql`update buildings b set ${set} from ${details} d
    where lower(b.name) = d.key and ${differs(present, 'b', 'd')}`.execute(trx)
}
