import type { ComponentProps, ReactNode } from 'react'
import classes from './plain-button.module.css'

export type PlainButtonProps = ComponentProps<'button'> & { icon?: ReactNode; size?: 'xs' | 'sm' }

/** A button for the first render that looks like Mantine's button, which consists of four components. */
export function PlainButton({ icon, size = 'sm', className, children, ...button }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-size={size}
    >
      {icon}
      {children}
    </button>
  )
}
