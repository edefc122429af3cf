/** Accounts, by use. Whoever calls one of them imports it from here. */
export * from './account/addresses.ts'
export * from './account/demo-mails.ts'
export * from './account/my-data.ts'
export * from './account/passwords.ts'
export * from './account/person.ts'
export * from './account/registration.ts'
export * from './account/sessions.ts'
