import { AV_LOG_FATAL } from 'node-av/constants'
import { Log } from 'node-av/lib'

// What goes wrong is thrown; FFmpeg need not print it as well.
Log.setLevel(AV_LOG_FATAL)
