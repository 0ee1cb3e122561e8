export { fillDemo } from './fill-demo.ts'
