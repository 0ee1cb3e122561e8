export { application } from './public.ts'
