import type { Plugin } from 'vite'

export function licences(files?: readonly { name: string; path: string }[]): Plugin
