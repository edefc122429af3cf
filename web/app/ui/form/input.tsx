import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classes } from '../class-names.ts'
import { IconButton } from './button.tsx'
import { useFieldControl } from './field.tsx'
import styles from './input.module.css'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={classes(styles.input, className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...useFieldControl()} {...rest} className={classes(styles.input, styles.area, className)} />
}

/** The browser's own list: phones know best how to show it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...useFieldControl()} {...rest} className={classes(styles.input, styles.select, className)} />
}

/** A password one may look at. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className={styles.password}>
      <Input {...rest} type={isShown ? 'text' : 'password'} className={className} autoCapitalize="none" spellCheck={false} />
      <IconButton label={isShown ? 'Ẩn mật khẩu' : 'Hiện mật khẩu'} onClick={() => setIsShown(!isShown)} className={styles.eye}>
        <Icon size="2rem" aria-hidden="true" />
      </IconButton>
    </span>
  )
}
