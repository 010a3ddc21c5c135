"""Centimetres are the unit of every pattern, surface and camera here; Blender's scenes are in metres."""

CM = 0.01
