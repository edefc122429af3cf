import * as contract from '@tq/contract/account.ts'
import { AppError } from '@tq/contract/errors.ts'
import { findPlace, successorsOf } from '@tq/db/geography/places.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'

export function geographyRoutes(app: App) {
  serve(app, contract.getWard, async ({ db, params: { wardId }, cacheInfo }) => {
    cacheInfo.dependsOn('geo')
    const place = await findPlace(db, wardId)
    if (!place) throw new AppError('WARD_NOT_FOUND')
    return { data: { wardId, placeText: place.text, successors: place.isInForce ? [] : await successorsOf(db, wardId) } }
  })
}
