type Props = { name: 'mark' | 'hindi' | 'letter-a'; width: number | string; height: number | string }

/**
 * Shows a picture that is part of the page (`index.html`): the logo, the word हिन्दी and the letter अ. As text the last
 * two would make every browser load the Devanagari font and lay out its first page twice. As a file a picture would be a
 * request and a document of its own, which an old PC opens for 10 ms.
 */
export const PagePicture = ({ name, width, height }: Props) => (
  <svg width={width} height={height} fill="currentColor" aria-hidden>
    <use href={`#${name}`} />
  </svg>
)
