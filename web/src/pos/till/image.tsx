import { IconBook2, IconGift, IconPhoto, IconToolsKitchen2 } from '@tabler/icons-react'
import classes from './till.module.css'

const icons = { b: IconGift, p: IconGift, m: IconToolsKitchen2, none: IconBook2 } as const

/** The picture of a product or category, or a sign of its type. */
export function TilePicture({ image, type }: { image: number | null; type: 'b' | 'p' | 'm' | null }) {
  const Icon = icons[type ?? 'none'] ?? IconPhoto
  return image === null ? (
    <span className={classes.sign}>
      <Icon size="2rem" stroke={1.25} aria-hidden />
    </span>
  ) : (
    <img
      className={classes.picture}
      src={`/api/pos/images/${image}`}
      alt=""
      loading="lazy"
      draggable={false}
    />
  )
}
