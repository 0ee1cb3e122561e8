import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from '@mantine/core'
import { dark, red, statuses, teal } from './colors.ts'

const fontFamily = "'Noto Sans Devanagari', 'Noto Sans', system-ui, sans-serif"

/** The longest animation in milliseconds. With reduced motion there is none. */
const MOTION = 120

const transitionProps = { duration: MOTION }

/** A list that opened on focus would cover the next fields of a dialog. */
const openOnFocus = false

/** A name in Urdu is typed from the right. */
const attributes = { input: { dir: 'auto' } }

/** The theme of the whole product. Screens do not define colours, sizes or radii. */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 7 },
  colors: { teal, red, dark, ...statuses },
  black: '#16191c',
  fontFamily,
  // `figure` is the largest text of a counter: the money or the number that matters.
  fontSizes: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '0.9375rem',
    lg: '1.125rem',
    xl: '1.375rem',
    figure: '2.5rem',
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5', figure: '1.2' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Modal: { defaultProps: { size: 720, transitionProps, overlayProps: { backgroundOpacity: 0.45 } } },
    Drawer: { defaultProps: { transitionProps } },
    Popover: { defaultProps: { transitionProps } },
    // Typed text selects: Enter takes the first option that matches, even when it is already chosen. A field that may
    // be empty is `clearable`.
    Select: { defaultProps: { selectFirstOptionOnChange: true, allowDeselect: false, openOnFocus } },
    MultiSelect: { defaultProps: { openOnFocus } },
    Autocomplete: { defaultProps: { openOnFocus, attributes } },
    TextInput: { defaultProps: { attributes } },
    Textarea: { defaultProps: { attributes } },
    Table: { defaultProps: { fz: 'sm' } },
    // A status is shown in full in every language: a badge is never truncated.
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm' },
      styles: { root: { textTransform: 'none', minWidth: 'max-content' } },
    },
  },
})

const large = { defaultProps: { size: 'lg' } }

/** Added to the theme for public screens: all controls are large and readable at arm's length. */
export const largeTheme: MantineThemeOverride = createTheme({
  headings: { sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.25rem' } } },
  components: Object.fromEntries(
    ['Button', 'Checkbox', 'CheckboxGroup', 'Radio', 'RadioGroup', 'Textarea', 'TextInput'].map((name) => [
      name,
      large,
    ]),
  ),
})

/** Replaces colours of Mantine whose contrast is too low for AA, on white and on near-black. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': statuses.ended[7],
    '--mantine-color-placeholder': '#6b7177',
    '--mantine-color-error': red[7],
    '--mantine-color-default-border': statuses.ended[4],
    '--mantine-color-anchor': teal[7],
  },
  dark: {
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[3],
    '--mantine-color-error': red[4],
    '--mantine-color-anchor': teal[4],
  },
})
