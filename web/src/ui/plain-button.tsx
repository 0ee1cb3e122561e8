import type { ComponentProps, ReactNode } from 'react'
import classes from './plain-button.module.css'

export type PlainButtonProps = ComponentProps<'button'> & { icon?: ReactNode; size?: 'xs' | 'sm' }

/** A button of the first drawing, which looks as Mantine's: each of those is four components. */
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
