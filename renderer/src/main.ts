import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { desktopOf } from './desktop'
import { connect } from './host'
import { useConnection } from './stores/connection'
import { useDesktop } from './stores/desktop'
import { useSettings } from './stores/settings'
import { i18n } from './text/i18n'
import './assets/tokens.css'
import './assets/fonts.css'
import './styles/base.css'
import './styles/screens.css'
import './styles/start.css'
import './styles/new-game.css'
import './styles/load.css'
import './styles/settings.css'
import './styles/library.css'
import './styles/reading.css'
import './styles/table.css'
import './styles/plaques.css'
import './styles/rail.css'
import './styles/decision.css'
import './styles/amounts.css'
import './styles/outlook.css'
import './styles/sheets.css'
import './styles/battle.css'
import './styles/bots.css'
import './styles/map-list.css'
import './styles/winter.css'
import './styles/history.css'
import './styles/editor.css'
import './styles/end.css'
import './styles/learn.css'
import './styles/narrow.css'

const app = createApp(App).use(createPinia()).use(i18n)
const connection = useConnection()
connection.use(connect((state) => (connection.state = state)))
void useSettings().load()
const desktop = desktopOf(window)
app.mount('#app')
// Commands may open a screen: not before there is one.
if (desktop) void useDesktop().use(desktop)
