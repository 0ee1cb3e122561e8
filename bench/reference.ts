// The least work of a server for a write: one durable insert behind HTTP. Runs as a separate process and sends its
// parent the address.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
await pool.query(
  'create table if not exists bench_reference (id int generated always as identity primary key, content text)',
)
const app = Fastify()
app.post<{ Body: { content: string } }>('/', async ({ body }) => {
  const statement = { name: 'insert', text: 'insert into bench_reference (content) values ($1) returning id' }
  const { rows } = await pool.query({ ...statement, values: [body.content] })
  return { id: rows[0].id }
})
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
