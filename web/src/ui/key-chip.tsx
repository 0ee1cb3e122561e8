import classes from './key-chip.module.css'

/**
 * The key of a button, written on it. The button names it in `aria-keyshortcuts`, so screen readers do not read it
 * twice. Phones, which have no keys, do not show it (`base.css`).
 */
export const KeyChip = ({ of }: { of: string }) => (
  <kbd className={classes.key} aria-hidden>
    {of}
  </kbd>
)
