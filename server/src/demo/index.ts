export { type DemoOptions, fillDemo } from './fill-demo.ts'
