import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { bringHeldParts } from './head/first/bring-parts.ts'

function takeOver(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
}

bringHeldParts()
// Somebody waits for what they pressed: in one go. Otherwise in small pieces, between which the page answers.
if (window.held?.length) takeOver()
else startTransition(takeOver)
