export { fillDemo } from './fill-demo.ts'
export { oldDemo } from './old-demo.ts'
export { signInsOf } from './sign-ins.ts'
