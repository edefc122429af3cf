/** The press's seal, drawn in place: the mark of the site where no logo file is needed. Always vermilion, as a seal is. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 46 46" width="46" height="46" aria-hidden="true">
      <rect width="46" height="46" rx="5" fill="#b42318" />
      <g fill="none" stroke="#fbf7f0" strokeLinejoin="round" strokeLinecap="round">
        <path
          strokeWidth="2.8"
          d="M23 14.5C18.5 11 13 10.2 8.5 11V33.5C13 32.7 18.5 33.5 23 37C27.5 33.5 33 32.7 37.5 33.5V11C33 10.2 27.5 11 23 14.5Z"
        />
        <path
          strokeWidth="2.4"
          d="M23 14.5V37M13 18.5c2.5-.1 4.5.3 6.5 1.3M13 25c2.5-.1 4.5.3 6.5 1.3M33 18.5c-2.5-.1-4.5.3-6.5 1.3M33 25c-2.5-.1-4.5.3-6.5 1.3"
        />
      </g>
    </svg>
  )
}
