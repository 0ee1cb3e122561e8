import { expect, test } from 'vitest'
import { styleFaultsIn } from './styles.mjs'

test('a shared stylesheet outside the layer ui is a fault', () => {
  const faults = styleFaultsIn([
    ['ui/in-layer.module.css', '/* why */\n@layer ui {\n  .a {\n    color: red;\n  }\n}\n'],
    ['app/fonts.css', '@font-face {\n  font-family: "Noto Sans";\n}\n'],
    ['ui/imported.css', '/* why */\n@import "library/styles.css" layer(ui);\n'],
    ['ui/imported-outside.css', '@import "library/styles.css";\n'],
    ['gate/screen.module.css', '.a {\n  color: red;\n}\n'],
    ['app/outside.css', '.a {\n  color: red;\n}\n'],
    ['printing/partly.module.css', '.a {\n  color: red;\n}\n@layer ui {\n  .b {\n    color: red;\n  }\n}\n'],
    ['ui/after.module.css', '@layer ui {\n  .b {\n    color: red;\n  }\n}\n.a {\n  color: red;\n}\n'],
  ])
  expect(faults).toEqual([
    'ui/imported-outside.css is not in the layer ui',
    'app/outside.css is not in the layer ui',
    'printing/partly.module.css is not in the layer ui',
    'ui/after.module.css is not in the layer ui',
  ])
})
