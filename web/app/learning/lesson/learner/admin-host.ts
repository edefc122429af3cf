import { useShellData } from '../../../shell/shell-data.ts'

/** SPEC §7: where videos of one's own courses come from; empty is our own site. */
export const useAdminHost = (): string => useShellData().adminHost
