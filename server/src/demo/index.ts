export { fillDemo } from './fill-demo.ts'
export { signInsOf } from './sign-ins.ts'
