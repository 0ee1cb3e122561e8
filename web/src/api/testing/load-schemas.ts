import { needSchemas } from '../lazy-zod.ts'

// As the router does before a screen.
await needSchemas()
